/// What kind of place something is.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public var rawValue: String

  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension MKPointOfInterestCategory {
  /// An airport.
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  /// A park with rides.
  public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
  /// Somebody who cares for animals.
  public static let animalService = Self(rawValue: "MKPOICategoryAnimalService")
  /// An aquarium.
  public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
  /// A machine that gives money.
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  /// Somebody who repairs cars.
  public static let automotiveRepair = Self(rawValue: "MKPOICategoryAutomotiveRepair")
  /// A bakery.
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  /// A bank.
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  /// A field for baseball.
  public static let baseball = Self(rawValue: "MKPOICategoryBaseball")
  /// A court for basketball.
  public static let basketball = Self(rawValue: "MKPOICategoryBasketball")
  /// A beach.
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  /// Somebody who cares for looks.
  public static let beauty = Self(rawValue: "MKPOICategoryBeauty")
  /// A bowling alley.
  public static let bowling = Self(rawValue: "MKPOICategoryBowling")
  /// A brewery.
  public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
  /// A café.
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  /// A place for tents.
  public static let campground = Self(rawValue: "MKPOICategoryCampground")
  /// Somebody who lends cars.
  public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
  /// A castle.
  public static let castle = Self(rawValue: "MKPOICategoryCastle")
  /// A place for fairs.
  public static let conventionCenter = Self(rawValue: "MKPOICategoryConventionCenter")
  /// A distillery.
  public static let distillery = Self(rawValue: "MKPOICategoryDistillery")
  /// A place to charge cars.
  public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
  /// A fairground.
  public static let fairground = Self(rawValue: "MKPOICategoryFairground")
  /// A fire station.
  public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
  /// A place to fish.
  public static let fishing = Self(rawValue: "MKPOICategoryFishing")
  /// A place for exercise.
  public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
  /// A shop for food.
  public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
  /// A fortress.
  public static let fortress = Self(rawValue: "MKPOICategoryFortress")
  /// A place to fill cars.
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  /// A golf course.
  public static let golf = Self(rawValue: "MKPOICategoryGolf")
  /// A track for small cars.
  public static let goKart = Self(rawValue: "MKPOICategoryGoKart")
  /// A place to hike.
  public static let hiking = Self(rawValue: "MKPOICategoryHiking")
  /// A hospital.
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  /// A hotel.
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  /// A place to paddle.
  public static let kayaking = Self(rawValue: "MKPOICategoryKayaking")
  /// Something that everybody knows.
  public static let landmark = Self(rawValue: "MKPOICategoryLandmark")
  /// A laundry.
  public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
  /// A library.
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  /// A box for letters.
  public static let mailbox = Self(rawValue: "MKPOICategoryMailbox")
  /// A harbour for boats.
  public static let marina = Self(rawValue: "MKPOICategoryMarina")
  /// A small golf course.
  public static let miniGolf = Self(rawValue: "MKPOICategoryMiniGolf")
  /// A cinema.
  public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
  /// A museum.
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  /// A place for concerts.
  public static let musicVenue = Self(rawValue: "MKPOICategoryMusicVenue")
  /// A monument.
  public static let nationalMonument = Self(rawValue: "MKPOICategoryNationalMonument")
  /// A national park.
  public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
  /// A place for the night.
  public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
  /// A park.
  public static let park = Self(rawValue: "MKPOICategoryPark")
  /// A place to leave cars.
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  /// A pharmacy.
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  /// A planetarium.
  public static let planetarium = Self(rawValue: "MKPOICategoryPlanetarium")
  /// The police.
  public static let police = Self(rawValue: "MKPOICategoryPolice")
  /// A post office.
  public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
  /// A stop of trains or buses.
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  /// A restaurant.
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  /// A toilet.
  public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
  /// A place to climb.
  public static let rockClimbing = Self(rawValue: "MKPOICategoryRockClimbing")
  /// A place for mobile homes.
  public static let rvPark = Self(rawValue: "MKPOICategoryRVPark")
  /// A school.
  public static let school = Self(rawValue: "MKPOICategorySchool")
  /// A place to skate on boards.
  public static let skatePark = Self(rawValue: "MKPOICategorySkatePark")
  /// A place to skate.
  public static let skating = Self(rawValue: "MKPOICategorySkating")
  /// A place to ski.
  public static let skiing = Self(rawValue: "MKPOICategorySkiing")
  /// A field for football.
  public static let soccer = Self(rawValue: "MKPOICategorySoccer")
  /// A bath.
  public static let spa = Self(rawValue: "MKPOICategorySpa")
  /// A stadium.
  public static let stadium = Self(rawValue: "MKPOICategoryStadium")
  /// A shop.
  public static let store = Self(rawValue: "MKPOICategoryStore")
  /// A place to surf.
  public static let surfing = Self(rawValue: "MKPOICategorySurfing")
  /// A place to swim.
  public static let swimming = Self(rawValue: "MKPOICategorySwimming")
  /// A court for tennis.
  public static let tennis = Self(rawValue: "MKPOICategoryTennis")
  /// A theatre.
  public static let theater = Self(rawValue: "MKPOICategoryTheater")
  /// A university.
  public static let university = Self(rawValue: "MKPOICategoryUniversity")
  /// A court for volleyball.
  public static let volleyball = Self(rawValue: "MKPOICategoryVolleyball")
  /// A vineyard.
  public static let winery = Self(rawValue: "MKPOICategoryWinery")
  /// A zoo.
  public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}
